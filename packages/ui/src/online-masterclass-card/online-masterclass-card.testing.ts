import { findCard, type CardParts } from '../card/card.testing.ts'

export type OnlineMasterclassCardParts = CardParts

/** The `OnlineMasterclassCard` with this title. Throws if there is none. */
export const findOnlineMasterclassCard = (container: ParentNode, title: string): OnlineMasterclassCardParts =>
  findCard(container, title)
