/** A button of the player: upon the film, and a little smaller on a phone. */
export const quiet = 'text-on-picture! not-disabled:hover:bg-on-picture/12! max-sm:size-10'
