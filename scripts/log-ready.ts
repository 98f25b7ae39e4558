import path from 'node:path'
import { log } from '@chignon/dev-tools/log'

type Ready = { url: string; hasSample: boolean; outbox: string | undefined; idp?: string | undefined }

/** Prints the addresses of the running servers, the mail folder and the sample accounts. */
export function logReady({ url, hasSample, outbox, idp }: Ready): void {
  log('Ready')
  const lines = [
    '',
    `  Academy    ${url}`,
    `  Studio     ${url}/studio`,
    `  API        ${url}/api/v1/docs`,
    ...(outbox ? [`  Mail       ${path.relative('', outbox)}`] : []),
    ...(idp ? [`  Identity   ${idp}    stands in for Google and Facebook`] : []),
    ...(hasSample
      ? [
          '',
          '  Sign in    new@example.com        a new learner',
          '             learner@example.com    a learner with purchases',
          '             educator@example.com   an educator',
          '             staff@example.com      runs the academy day by day',
          '             owner@example.com      may do everything',
          '             password of each: hairdesign',
        ]
      : []),
    '',
    '  Press Ctrl-C to stop.',
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
