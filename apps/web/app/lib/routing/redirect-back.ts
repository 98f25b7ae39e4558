import { redirect, redirectDocument } from 'react-router'
import { safeReturnPath } from './return-path.ts'

/** Leads back to where a person wanted to go, if it is a path of this site. The studio is an app of its own, so a new page is loaded for it. */
export function redirectBack(value: FormDataEntryValue | null | undefined): Response {
  const path = safeReturnPath(value)
  return /^\/studio(?![\w-])/.test(path) ? redirectDocument(path) : redirect(path)
}
