/**
 * What two tasks give that run at the same time. When one fails the other is waited for before that is
 * told, so that nothing goes on in the background.
 */
export async function settled<A, B>(one: Promise<A>, other: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([one, other])
  return Promise.all([one, other])
}
