/** A field no person sees: what fills it in is a program. */
export const honeypotName = 'second_subject'
