import { type LocalDate, localDate } from '../../base/instant.ts'

/** What a new member accepts, each by the day from which its text is in force. */
export interface AcceptedDocuments {
  readonly agreement: LocalDate
  readonly privacy: LocalDate
}

/** The texts in force: those of packages/screens/src/site/agreement and privacy. A changed text has a new day. */
export const documentVersions: AcceptedDocuments = {
  agreement: localDate('2026-03-02'),
  privacy: localDate('2026-03-02'),
}
