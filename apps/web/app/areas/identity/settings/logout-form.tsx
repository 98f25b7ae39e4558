import { Form } from 'react-router'
import { clearPersonalStorage } from '../../../lib/browser/personal-storage.ts'

/** Id of the form that a button elsewhere on the page submits. */
export const logoutFormId = 'logout'

/** The form of the entry “Log out”. */
export function LogoutForm() {
  return (
    <Form
      id={logoutFormId}
      method="post"
      action="/logout"
      reloadDocument
      onSubmit={clearPersonalStorage}
      className="hidden"
    />
  )
}
