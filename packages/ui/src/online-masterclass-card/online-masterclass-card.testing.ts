import { findCard, type CardParts } from '../card/card.testing.ts'

export type OnlineMasterclassCardParts = CardParts

/** The `OnlineMasterclassCard` with a title. Throws where there is none. */
export const findOnlineMasterclassCard = (container: ParentNode, title: string): OnlineMasterclassCardParts =>
  findCard(container, title)
