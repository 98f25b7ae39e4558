import type { PromoState } from '@chignon/contract/commerce/staff-promo-code'
import { Badge, type BadgeProps } from '@chignon/ui/badge'
import { usePromoTexts } from './use-promo-texts.ts'

const tones: Record<PromoState, BadgeProps['tone']> = {
  running: 'success',
  planned: 'info',
  over: 'neutral',
  used_up: 'neutral',
  off: 'neutral',
}

/** Whether codes can be used, in a word. */
export function CodeState({ state }: { state: PromoState }) {
  const { states } = usePromoTexts()
  return <Badge tone={tones[state]}>{states[state]}</Badge>
}
