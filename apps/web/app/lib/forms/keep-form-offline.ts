import { data } from 'react-router'
import type { RejectedForm } from './form-result.ts'

declare global {
  interface WindowEventMap {
    /** A form could not be sent. The toaster shows a message. */
    'connection-lost': Event
  }
}

/** Runs the action of the server. Without a connection the page stays, with what was entered, and a toast says why. */
export async function keepFormOffline<Result>(serverAction: () => Promise<Result>) {
  try {
    return await serverAction()
  } catch (error) {
    // What `fetch` rejects with if there is no response; others are thrown responses.
    if (!(error instanceof TypeError)) throw error
    dispatchEvent(new Event('connection-lost'))
    // After an action with such a status, React Router does not load the page again.
    return data<RejectedForm>({ outcome: 'rejected', message: null, errors: {}, values: {} }, 503)
  }
}
