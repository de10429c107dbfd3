export const stations = {
  grill: { label: 'Grill', colour: '#d9480f' },
  saute: { label: 'Sauté', colour: '#b07d00' },
  fryer: { label: 'Fryer', colour: '#c2417c' },
  cold: { label: 'Cold', colour: '#1982b8' },
  pastry: { label: 'Pastry', colour: '#8a63d2' },
  bar: { label: 'Bar', colour: '#3b8f4f' },
} as const

export type Station = keyof typeof stations

export const stationKeys = Object.keys(stations) as Station[]
