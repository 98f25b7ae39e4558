import path from 'node:path'

const begun = performance.now()

/** Says a step as it happens, with the seconds since the start. */
export function say(step: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`${`${seconds} s`.padStart(8)}  ${step}\n`)
}

type Ready = { url: string; hasSample: boolean; outbox: string | undefined; idp?: string | undefined }

/** Says where the academy is, where its mail goes, and who can sign in. */
export function sayReady({ url, hasSample, outbox, idp }: Ready): void {
  say('Ready')
  const lines = [
    '',
    `  Academy    ${url}`,
    `  API        ${url}/api/v1/docs`,
    ...(outbox ? [`  Mail       ${path.relative('', outbox)}`] : []),
    ...(idp ? [`  Identity   ${idp}    stands in for Google and Facebook`] : []),
    ...(hasSample
      ? [
          '',
          '  Sign in    new@example.com        a new learner',
          '             learner@example.com    a learner with purchases',
          '             educator@example.com   an educator',
          '             each with the password hairdesign',
        ]
      : []),
    '',
    '  Ctrl-C stops everything.',
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}
