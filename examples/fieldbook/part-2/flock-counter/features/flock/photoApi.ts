/** A stand-in for a server that counts the birds in a photo. It responds after a second. */
export function countBirdsInPhoto(birdsInPhoto: number): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (birdsInPhoto > 0) resolve(birdsInPhoto)
      else reject(new Error('There are no birds in this photo.'))
    }, photoApi.delayMs)
  })
}

export const photoApi = { delayMs: 1000 }
