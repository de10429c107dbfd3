/** The parts of each tutorial in order. A title is the label of the part's page without its number. */
export const tutorials = {
  essentials: {
    name: 'Redux Essentials',
    parts: [
      { file: 'overview-concepts', title: 'Ideas and words' },
      { file: 'app-structure', title: 'Parts of an app' },
      { file: 'data-flow', title: 'First round trip' },
      { file: 'using-data', title: 'Working with state' },
      { file: 'async-logic', title: 'Async work' },
      { file: 'performance-normalization', title: 'Performance and listeners' },
      { file: 'rtk-query-basics', title: 'RTK Query: first steps' },
      { file: 'rtk-query-advanced', title: 'RTK Query: the cache in depth' },
    ],
  },
  fundamentals: {
    name: 'Redux Fundamentals',
    parts: [
      { file: 'overview', title: 'The moving parts' },
      { file: 'concepts-data-flow', title: 'Ideas and data flow' },
      { file: 'state-actions-reducers', title: 'Reducers from requirements' },
      { file: 'store', title: 'Inside the store' },
      { file: 'ui-react', title: 'React on top' },
      { file: 'async-logic', title: 'Side effects and requests' },
      { file: 'standard-patterns', title: 'Patterns at scale' },
      { file: 'modern-redux', title: 'Moving to Redux Toolkit' },
    ],
  },
}
