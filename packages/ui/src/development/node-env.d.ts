/** Replaced by bundlers. */
declare const process: { env: { NODE_ENV: string | undefined } }
