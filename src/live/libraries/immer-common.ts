export {
  createDraft,
  current,
  finishDraft,
  freeze,
  isDraft,
  isDraftable,
  original,
  produce,
  setAutoFreeze,
} from 'immer'
