import type { PostType } from '@chignon/contract/community/post'
import { CircleQuestionMark } from '@chignon/ui/icons/circle-question-mark'
import { Images } from '@chignon/ui/icons/images'
import { PenLine } from '@chignon/ui/icons/pen-line'
import { Play } from '@chignon/ui/icons/play'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

export type ComposeType = { value: PostType; label: string; icon: ReactNode; hint: string }

// On a phone the words alone fill the row.
const icon = { className: 'max-sm:hidden' }

/** The types of posts to choose from, each with what it is for. */
export function useComposeTypes(): ComposeType[] {
  const { t } = useLingui()
  return [
    {
      value: 'article',
      label: t`Article`,
      icon: <PenLine {...icon} />,
      hint: t`For anything that takes a few paragraphs. If you add no picture, we draw a cover.`,
    },
    {
      value: 'image',
      label: t`Pictures`,
      icon: <Images {...icon} />,
      hint: t`Show your work: the first picture becomes the card in the feed.`,
    },
    {
      value: 'video',
      label: t`Video`,
      icon: <Play {...icon} />,
      hint: t`One clip that shows how it is done, with a few words about it.`,
    },
    {
      value: 'question',
      label: t`Question`,
      icon: <CircleQuestionMark {...icon} />,
      hint: t`Ask other hairdressers. You can mark the answer that helped.`,
    },
  ]
}
