import { data } from 'react-router'

/** What to throw for an error page: the status, and a message where there is one for people. */
export function errorResponse(status: number, message?: string) {
  return data(message ? { message } : null, { status })
}
