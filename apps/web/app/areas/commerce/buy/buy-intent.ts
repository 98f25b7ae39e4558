/** The intent of the form that orders and pays at once. */
export const buyIntent = 'pay'
