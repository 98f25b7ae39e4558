import { IconButton } from '@chignon/ui/icon-button'
import { ShoppingBag } from '@chignon/ui/icons/shopping-bag'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useFormats } from '../../lib/i18n/use-formats.ts'

/** Link to a guest's basket with the number of things in it. */
export function BasketLink({ count }: { count: number }) {
  const { t } = useLingui()
  const size = useFormats().number(count)
  return (
    <IconButton
      asChild
      label={t`Basket (${size})`}
      className="@min-[60.25rem]/header:@max-[68.75rem]/header:-mx-1 @min-[60.25rem]/header:@max-[68.75rem]/header:size-9"
    >
      <Link to="/basket">
        <ShoppingBag />
        <span className="absolute end-0 top-0 min-w-4.5 rounded-pill bg-accent px-1 text-center text-caption leading-4.5 font-medium text-text-on-accent tabular-nums">
          {size}
        </span>
      </Link>
    </IconButton>
  )
}
