import { createFfmpeg } from '../../../../apps/api/src/platform/ffmpeg/ffmpeg.ts'
import { words } from '../../../../apps/api/src/platform/ffmpeg/words.ts'

/** Makes a film with moving pictures and two tones, as 1280×720 with 30 pictures a second. */
export async function makeFilm(file: string, seconds: number): Promise<void> {
  const { isSuccess, messages } = await createFfmpeg(undefined).run(
    [
      ...words(`-loglevel error -f lavfi -i testsrc2=size=1280x720:rate=30:duration=${seconds}`),
      ...words(`-f lavfi -i sine=frequency=440:duration=${seconds}`),
      ...words(`-f lavfi -i sine=frequency=880:duration=${seconds}`),
      ...words('-map 0 -map 1 -map 2 -c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac'),
      ...words('-metadata:s:a:0 language=eng -metadata:s:a:1 language=deu'),
      file,
    ],
    { timeoutMs: 10 * 60_000 },
  )
  if (!isSuccess) throw new Error(messages)
}
