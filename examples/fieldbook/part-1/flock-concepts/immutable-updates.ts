// #region nested-update
const day = {
  reedMarsh: { heron: 2, bittern: 1 },
  northPoint: { turnstone: 11 },
}

export const later = {
  ...day,
  reedMarsh: { ...day.reedMarsh, heron: day.reedMarsh.heron + 1 },
}

console.log(later.reedMarsh.heron, day.reedMarsh.heron) // 3 2
console.log(later.reedMarsh === day.reedMarsh) // false: this is a copy
console.log(later.northPoint === day.northPoint) // true: still shared
// #endregion
