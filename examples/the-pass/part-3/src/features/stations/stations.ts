export const stations = {
  grill: { label: 'Grill', color: '#d9480f' },
  saute: { label: 'Sauté', color: '#b07d00' },
  fryer: { label: 'Fryer', color: '#c2417c' },
  cold: { label: 'Cold', color: '#1982b8' },
  pastry: { label: 'Pastry', color: '#8a63d2' },
  bar: { label: 'Bar', color: '#3b8f4f' },
} as const

export type Station = keyof typeof stations

export const stationKeys = Object.keys(stations) as Station[]
