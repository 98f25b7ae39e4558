/** A field no person sees: what fills it in is a program. */
export const trapName = 'second_subject'
