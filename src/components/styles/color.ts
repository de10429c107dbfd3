/** A color in OKLCH: lightness and alpha from 0 to 1, hue in degrees. */
export type Color = { lightness: number; chroma: number; hue: number; alpha: number }

/**
 * Parses a color in the notation of tokens: `oklch(48% 0.2 293)`, `oklch(0% 0 0 / 60%)`.
 * @throws Error when the text has another notation
 */
export function parseColor(text: string): Color {
  const match = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+)%)?\)$/.exec(text.trim())
  if (!match) throw new Error(`Expected a color such as oklch(48% 0.2 293), found "${text}".`)
  const [, lightness, chroma, hue, alpha = '100'] = match
  return {
    lightness: Number(lightness) / 100,
    chroma: Number(chroma),
    hue: Number(hue),
    alpha: Number(alpha) / 100,
  }
}

/** Red, green and blue, from 0 to 255, of a color on top of another. */
export function toRgb(color: Color): [red: number, green: number, blue: number] {
  const [red, green, blue] = toLinear(color).map((value) => {
    const encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
  })
  return [red as number, green as number, blue as number]
}

/** `#663399`, for formats that accept no other notation. */
export function toHex(color: Color): string {
  return `#${toRgb(color)
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Coordinates in OKLab, each up to 1. */
export function toLab({ lightness, chroma, hue }: Color): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  return [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]
}

/** Linear light of each channel, from 0 to 1. Colors outside of sRGB are clipped. */
function toLinear(color: Color): [number, number, number] {
  const [lightness, a, b] = toLab(color)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return channels.map((value) => Math.min(1, Math.max(0, value))) as [number, number, number]
}
