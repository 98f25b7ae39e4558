import { maxLessons } from '@chignon/contract/catalogue/catalogue-rules'
import { useLingui } from '@lingui/react/macro'
import { useFormats } from '../../lib/start-data-context.ts'
import type { LeftOutFile } from './upload-atoms.ts'

/** Says why a dropped file is not used. */
export function useLeftOutTexts(): (reason: LeftOutFile['reason']) => string {
  const { t } = useLingui()
  const { number } = useFormats()
  const most = number(maxLessons)
  const texts = {
    empty: t`This file is empty.`,
    'too-large': t`This file is too large. A video has at most 10 GB.`,
    'other-kind': t`This is neither a video (MP4, MOV, WebM) nor captions (VTT, SRT).`,
    'no-video': t`No video has this name. Captions are called like their video, with the language: “02 parting.fr.vtt” for “02 parting.mp4”.`,
    second: t`There are other captions in this language for the same video.`,
    'too-many': t`A course has at most ${most} lessons.`,
  }
  return (reason) => {
    if (typeof reason === 'string') return texts[reason]
    if ('message' in reason) return reason.message
    const line = number(reason.line)
    switch (reason.reason) {
      case 'not-utf-8':
        return t`Line ${line}: the file is not in UTF-8. Save it as UTF-8.`
      case 'bad-time':
        return t`Line ${line}: this time cannot be read. Write it like 00:01:02,500 --> 00:01:04,000.`
      case 'ends-before-start':
        return t`Line ${line}: this caption ends before it starts.`
      default:
        return t`The file contains no caption.`
    }
  }
}
