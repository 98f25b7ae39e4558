import { Fragment } from 'react'

/** Headline with its second half in `<em>`: “The anatomy of *a perfect cut*”. One or two words are not split. */
export function HeadlineEmphasis({ text }: { text: string }) {
  const words = text.split(' ')
  if (words.length < 3) return <>{text}</>
  const from = Math.ceil(words.length / 2)
  return (
    <Fragment>
      {words.slice(0, from).join(' ')} <em>{words.slice(from).join(' ')}</em>
    </Fragment>
  )
}
