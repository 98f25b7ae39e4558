/** Name of the hidden field that a form contains once scripts are running. */
export const scriptsField = 'scripts'

/** Whether a form was submitted by a script, which receives the result; otherwise the browser shows the response. */
export function isSubmittedByScript(form: FormData): boolean {
  return form.has(scriptsField)
}
