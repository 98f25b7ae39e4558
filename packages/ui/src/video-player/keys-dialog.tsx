import { Dialog } from '../dialog/dialog.tsx'
import type { VideoPlayerLabels } from './video-player-labels.ts'

type KeysDialogProps = {
  labels: VideoPlayerLabels
  locale: string
  hasNext: boolean
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Lists the keys of the player. Loaded on demand. */
export default function KeysDialog({ labels, locale, hasNext, open, onOpenChange }: KeysDialogProps) {
  const number = new Intl.NumberFormat(locale)
  const keys: [keys: string[], action: string][] = [
    [['Space', 'K'], `${labels.play} / ${labels.pause}`],
    [['←', '→'], `${labels.back(number.format(5))} / ${labels.forward(number.format(5))}`],
    [['J', 'L'], `${labels.back(number.format(10))} / ${labels.forward(number.format(10))}`],
    [['0', '9'], labels.jumpToTenth],
    [[',', '.'], labels.frame],
    [['↑', '↓'], labels.volume],
    [['M'], `${labels.mute} / ${labels.unmute}`],
    [['<', '>'], labels.speed],
    [['C'], labels.captions],
    [['F'], labels.enterFullscreen],
    [['I'], labels.pictureInPicture],
    ...(hasNext ? [[['N'], labels.playNext] satisfies [string[], string]] : []),
    [['?'], labels.keys],
  ]
  return (
    <Dialog title={labels.keys} open={open} onOpenChange={onOpenChange} labels={{ close: labels.dismiss }}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-6 gap-y-3 text-small">
        {keys.map(([names, action]) => (
          <div key={action} className="contents">
            <dt dir="ltr" className="flex gap-1.5">
              {names.map((name, index) => (
                <span key={name} className="contents">
                  {name === '9' && index > 0 && <span aria-hidden="true">–</span>}
                  <kbd className="min-w-8 rounded-control border border-line-strong bg-raised px-2 py-1 text-center text-caption">
                    {name}
                  </kbd>
                </span>
              ))}
            </dt>
            <dd className="text-text-muted">{action}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
