import { mentorIdText } from '@onelot/api-client'
import * as z from 'zod/mini'

export const params = z.object({ mentor: mentorIdText })
export type MentorParams = z.output<typeof params>
