import type { PromoSeries } from '@chignon/contract/commerce/staff-promo-code'
import { IconButton } from '@chignon/ui/icon-button'
import { Ellipsis } from '@chignon/ui/icons/ellipsis'
import { Menu } from '@chignon/ui/menu'
import { MenuItem } from '@chignon/ui/menu-item'
import { Trans, useLingui } from '@lingui/react/macro'
import { useDownload } from '../../lib/use-download.ts'
import { loadSeriesCsv } from './promo-queries.ts'
import { useSwitchSeries } from './use-switch.ts'

/** What can be done with a series. */
export function SeriesMenu({ series }: { series: PromoSeries }) {
  const { t } = useLingui()
  const { save } = useDownload(loadSeriesCsv)
  const switchSeries = useSwitchSeries()
  const { id, prefix, state } = series
  return (
    <Menu
      label={t`More for “${prefix}”`}
      align="end"
      trigger={
        <IconButton label={t`More for “${prefix}”`} size="small">
          <Ellipsis />
        </IconButton>
      }
    >
      <MenuItem onClick={() => void save({ params: { id } }, `codes-${prefix}.csv`)}>
        <Trans>Download CSV</Trans>
      </MenuItem>
      <MenuItem onClick={() => void switchSeries(series)}>
        {state === 'off' ? <Trans>Switch on</Trans> : <Trans>Switch off</Trans>}
      </MenuItem>
    </Menu>
  )
}
