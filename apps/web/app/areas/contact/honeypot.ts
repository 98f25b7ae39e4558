/** Field that is hidden from people. Only bots fill it. */
export const honeypotName = 'second_subject'
