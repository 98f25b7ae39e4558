import { formatNumber } from '@chignon/contract/platform/formats'
import { useLingui } from '@lingui/react/macro'
import { useFormats, useStartData } from '../../lib/start-data-context.ts'
import { byteUnit, roundSeconds } from './byte-unit.ts'
import { isolate } from './isolate.ts'
import type { Upload, UploadProblem } from './upload.ts'

/** What is said about uploads. */
export function useUploadTexts() {
  const { t } = useLingui()
  const { locale } = useStartData()
  const { percent, duration } = useFormats()

  const bytes = (count: number) => {
    const { unit, value } = byteUnit(count)
    const maximumFractionDigits = value < 10 && unit !== 'kilobyte' ? 1 : 0
    // Persian writes units as words.
    const unitDisplay = locale === 'fa' ? 'long' : 'short'
    return formatNumber(locale, value, { style: 'unit', unit, unitDisplay, maximumFractionDigits })
  }

  const sending = ({ sentBytes, size, bytesPerSecond, secondsLeft }: Upload): string => {
    const [sent, whole] = [bytes(sentBytes), bytes(size)]
    if (bytesPerSecond === null || secondsLeft === null) return t`${sent} of ${whole}`
    const speed = bytes(bytesPerSecond)
    const left = duration(roundSeconds(secondsLeft))
    return t`${sent} of ${whole}, ${speed}/s, ${left} left`
  }

  const state = (upload: Upload): string => {
    const done = percent(Math.floor((upload.sentBytes / upload.size) * 100))
    const made = percent(upload.percent)
    switch (upload.state) {
      case 'waiting':
        return t`Waiting for its turn`
      case 'sending':
        return sending(upload)
      case 'paused':
        return t`Paused at ${done}`
      case 'offline':
        return t`No connection. It continues by itself, from ${done}.`
      case 'needs-file':
        return t`Stopped at ${done}`
      case 'elsewhere':
        return t`Sent in another window: ${done}`
      case 'checking':
        return t`Checking the video`
      case 'playable':
        return t`Playable. Smaller qualities are made next.`
      case 'making':
        return upload.isShown ? t`Playable. Making more qualities: ${made}` : t`Making the qualities: ${made}`
      case 'ready':
        return t`Ready`
      default:
        return t`Failed`
    }
  }

  const problem = (found: UploadProblem, { name, size }: Upload): string => {
    switch (found.reason) {
      case 'message':
        return found.message
      case 'gone':
        return found.message ?? t`This upload was cancelled. Upload the video again.`
      case 'other-name': {
        const [chosen, expected] = [isolate(found.chosen.name), isolate(name)]
        return t`You chose “${chosen}”, but this upload is of “${expected}”. Nothing was sent.`
      }
      case 'other-size': {
        const [chosen, expected] = [bytes(found.chosen.size), bytes(size)]
        return chosen === expected
          ? t`This file has the same name, but it is not the same file. Nothing was sent.`
          : t`This file has ${chosen}, but the upload is of a file with ${expected}. Nothing was sent.`
      }
      case 'unreadable':
        return t`The file was moved, renamed or changed. Choose it again.`
      case 'no-permission':
        return t`The browser may not open the file. Allow it, or choose the file again.`
      case 'full':
        return t`The server has no room for this video. Ask the person who runs it to make room, then try again.`
      default:
        return t`The server did not take the video. Try again.`
    }
  }

  return { bytes, state, problem }
}
