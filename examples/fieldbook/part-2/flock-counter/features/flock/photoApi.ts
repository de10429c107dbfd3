/** Stands in for a service that counts the birds in a photo: it answers after a second. */
export function countBirdsInPhoto(birdsInPhoto: number): Promise<number> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      if (birdsInPhoto > 0) resolve(birdsInPhoto)
      else reject(new Error('There are no birds in this photo.'))
    }, photoApi.delayMs)
  })
}

export const photoApi = { delayMs: 1000 }
