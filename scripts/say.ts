const begun = performance.now()

/** Says a step as it happens, with the seconds since the start. */
export function say(step: string): void {
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  process.stdout.write(`${`${seconds} s`.padStart(8)}  ${step}\n`)
}

type Ready = { url: string; hasSample: boolean; idp?: string | undefined }

/** Says where the academy is and who can sign in. */
export function sayReady({ url, hasSample, idp }: Ready): void {
  say('Ready')
  const lines = [
    '',
    `  Academy    ${url}`,
    `  API        ${url}/api/v1/docs`,
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
