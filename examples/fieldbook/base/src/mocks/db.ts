export interface SightingRecord {
  id: string
  species: string
  place: string
  notes: string
  observerId: string
  date: string
  reactions: Record<string, number>
}

export interface NotificationRecord {
  id: string
  date: string
  observerId: string
  message: string
}

const hours = 60 * 60 * 1000

const rareBirds = [
  'Wryneck',
  'Hawfinch',
  'Waxwing',
  'Hoopoe',
  'Golden Oriole',
  'Red-footed Falcon',
]

/** Everything the mock service knows. It lives in memory: a reload starts over. */
export const db = {
  observers: [
    { id: 'o1', name: 'Imke Vos', patch: 'Reed Marsh' },
    { id: 'o2', name: 'Tomas Arely', patch: 'Harbour Wall' },
    { id: 'o3', name: 'Sunniva Dahl', patch: 'North Point' },
  ],
  sightings: [] as SightingRecord[],
  notifications: [] as NotificationRecord[],
}

let lastTime = 0
let lastSighting = 0
let lastNotification = 0

/** The time as an ISO string, later than any time given before. */
function now(): string {
  lastTime = Math.max(Date.now(), lastTime + 1)
  return new Date(lastTime).toISOString()
}

export function resetDb() {
  lastTime = 0
  lastSighting = 4
  lastNotification = 0
  db.notifications = []
  // In no particular order: sorting is the application's business.
  db.sightings = [
    seed('s1', 'Bittern', 'Reed Marsh', 'o1', 76, {
      notes:
        'Heard before it was seen: three deep booms from the far reeds at dawn, then a short flight low over the water to the eastern bank.',
      reactions: { greatFind: 4, alsoSeen: 1 },
    }),
    seed('s3', 'Peregrine', 'Harbour Wall', 'o2', 2, {
      notes: 'Adult female on the grain silo, plucking a pigeon.',
      reactions: { lovely: 2 },
    }),
    seed('s2', 'Turnstone', 'North Point', 'o3', 27, {
      notes: 'Eleven birds in the wrack line, two of them color-ringed.',
      reactions: { alsoSeen: 3 },
    }),
    seed('s4', 'Ivory Gull', 'Harbour Wall', 'o2', 9, {
      notes: 'First winter, resting on the slipway. Photographs sent in.',
      reactions: { lifer: 5, unsure: 2 },
    }),
  ]
}

function seed(
  id: string,
  species: string,
  place: string,
  observerId: string,
  hoursAgo: number,
  more: { notes: string; reactions: Record<string, number> },
): SightingRecord {
  return {
    id,
    species,
    place,
    notes: more.notes,
    observerId,
    date: new Date(Date.now() - hoursAgo * hours).toISOString(),
    reactions: { ...noReactions(), ...more.reactions },
  }
}

function noReactions() {
  return { greatFind: 0, alsoSeen: 0, lovely: 0, lifer: 0, unsure: 0 }
}

export function addSighting(
  record: Pick<SightingRecord, 'species' | 'place' | 'notes' | 'observerId'>,
): SightingRecord {
  lastSighting += 1
  const sighting: SightingRecord = {
    ...record,
    id: `s${lastSighting}`,
    date: now(),
    reactions: noReactions(),
  }
  db.sightings.push(sighting)
  return sighting
}

/** Reports rare birds nearby, in `count` notifications that are newer than all others. */
export function addNotifications(count: number): NotificationRecord[] {
  const added = Array.from({ length: count }, () => {
    const bird = rareBirds[lastNotification % rareBirds.length]
    const observer = db.observers[lastNotification % db.observers.length]
    lastNotification += 1
    return {
      id: `n${lastNotification}`,
      date: now(),
      observerId: observer?.id ?? '',
      message: `saw a ${bird} near you`,
    }
  })
  // Newest first here, so that the order of an answer is never the order of time.
  db.notifications.unshift(...added)
  return added
}

resetDb()
