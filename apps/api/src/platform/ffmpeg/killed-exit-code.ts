/** How a run exits whose program did not end by itself, but crashed or was killed. */
export const killedExitCode = 137
