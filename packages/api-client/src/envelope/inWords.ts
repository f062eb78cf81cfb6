import type * as z from 'zod/mini'
import { issueWords } from './issueWords.ts'

/** Bundlers put the value in its place, as they do for React. */
declare const process: { readonly env: { readonly NODE_ENV?: string } }

/**
 * The words of development: a build for production leaves their script out. A page that no bundler has built has no `process`, and no words;
 * asked for `typeof process` instead, a page that is built for development would have none either.
 */
function wordsOfMode(): typeof issueWords | undefined {
  try {
    return process.env.NODE_ENV === 'development' ? issueWords : undefined
  } catch {
    return undefined
  }
}

export const isDevelopment = (): boolean => wordsOfMode() !== undefined

/** In development what is wrong, in words. */
export const inWords = (issue: z.core.$ZodRawIssue): string | undefined => wordsOfMode()?.(issue)
