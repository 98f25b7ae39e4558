// Offsets of timescale and duration after the name of an MP4 box of version 0 (ISO/IEC 14496-12).
const durations = { mvhd: { scale: 12, at: 16 }, mdhd: { scale: 12, at: 16 } }

/** A copy of an MP4 film whose header claims another length. */
export function withClaimedSeconds(film: Buffer, seconds: number): Buffer {
  const copy = Buffer.from(film)
  for (const [box, { scale, at }] of Object.entries(durations)) {
    for (let from = copy.indexOf(box); from !== -1; from = copy.indexOf(box, from + 4)) {
      copy.writeUInt32BE(copy.readUInt32BE(from + 4 + scale) * seconds, from + 4 + at)
    }
  }
  return copy
}

/** A playlist that names a local file and an address. */
export const playlistFile = Buffer.from(
  '#EXTM3U\n#EXT-X-TARGETDURATION:10\n#EXTINF:10,\nfile:///etc/passwd\n#EXTINF:10,\nhttp://127.0.0.1:1/film.mp4\n#EXT-X-ENDLIST\n',
)

/** The beginning of a program for Linux. */
export const executableFile = Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01'), Buffer.alloc(4096)])
