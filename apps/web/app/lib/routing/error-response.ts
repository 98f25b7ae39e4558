import { data } from 'react-router'

/** Response to throw for an error page: the status, and a message for the user if there is one. */
export function errorResponse(status: number, message?: string) {
  return data(message ? { message } : null, { status })
}
