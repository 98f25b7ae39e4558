/** Style of the player's buttons: for use over video, slightly smaller on a phone. */
export const quiet = 'text-on-picture! not-disabled:hover:bg-on-picture/12! max-sm:size-10'
