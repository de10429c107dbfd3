import { type DrawCard, drawPlainCard } from '../../src/publish/preview/card.ts'

/** The plain card with the four concepts as its edge. */
export const drawCard: DrawCard = (card, colorOf) =>
  drawPlainCard(card, colorOf, ['--action-ink', '--reducer-ink', '--state-ink', '--view-ink'])
