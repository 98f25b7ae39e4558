/** Name of the hidden field with the key of a form. */
export const formKeyField = 'form_key'
