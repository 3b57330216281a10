import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import type { CostFilter } from '../../../server/operations/costs/schemas.ts';
import { costGroups, costPurposes } from '../../../server/operations/costs/schemas.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { listQuery } from '../../components/exportFile.ts';
import { FilterRow, FilterText, filterPlace } from '../../components/FilterRow.tsx';
import { FilterSelect } from '../../components/FilterSelect.tsx';
import { Page } from '../../components/Page.tsx';
import { TextLink } from '../../components/TextLink.tsx';
import { countText, decimalText, moneyDigits, moneyText } from '../../i18n/numbers.ts';
import { useTranslate } from '../../i18n/useTranslate.ts';
import { useCaps } from '../costsApi.ts';
import { AdminList } from '../list/AdminList.tsx';
import { AdminTable } from '../list/AdminTable.tsx';
import { Col } from '../list/Col.tsx';
import { CsvButton } from '../list/CsvButton.tsx';
import { pathOf } from '../userModel.ts';
import { CapsPanel } from './CapsPanel.tsx';
import { CustomerCapDialog } from './CostDialogs.tsx';
import { type CostRecord, lastMonths } from './costsModel.ts';

const Column = Col<CostRecord>;

export function CostList() {
  const t = useTranslate();
  return (
    <Page title={t('admin.costs.title')} description={t('admin.costs.text')} isWide>
      <CapsPanel />
      <AdminList
        failed={t('admin.costs.failed')}
        sort={{ field: 'month', order: 'DESC' }}
        storeKey={false}
        actions={<CostFilters />}
        empty={false}
      >
        <CostTable />
      </AdminList>
    </Page>
  );
}

function CostFilters() {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const named = <Name extends string>(names: readonly Name[], kind: 'groups' | 'purposes') =>
    names.map((id) => ({ id, name: t(`admin.costs.${kind}.${id}` as 'admin.costs.title') }));
  const months = lastMonths(Date.now()).map((id) => ({ id, name: id }));
  return (
    <Box sx={filterPlace}>
      <FilterRow>
        <FilterSelect
          source="by"
          label={t('admin.costs.by')}
          all={t('admin.costs.groups.account')}
          choices={named(
            costGroups.filter((group) => group !== 'account'),
            'groups',
          )}
        />
        <FilterSelect
          source="month"
          label={t('resources.costs.fields.month')}
          all={t('admin.costs.allMonths')}
          choices={months}
        />
        <FilterSelect
          source="purpose"
          label={t('admin.costs.purpose')}
          all={t('admin.costs.allPurposes')}
          choices={named(costPurposes, 'purposes')}
        />
        <FilterText source="q" placeholder={t('admin.costs.qHint')} />
      </FilterRow>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 2 }}>
        <CsvButton
          path="/api/admin/exports/costs"
          name="chime-in-costs"
          query={listQuery(filterValues)}
          failed={t('admin.costs.exportFailed')}
        />
      </Box>
    </Box>
  );
}

function CostTable() {
  const t = useTranslate();
  const { filterValues, data = [] } = useListContext<CostRecord>();
  const { data: caps } = useCaps();
  const digits = Math.max(...data.map((row) => moneyDigits(row.cost ?? 0)), 2);
  const { by = 'account' } = filterValues as CostFilter;
  const cost = (row: CostRecord) => <Cost row={row} currency={caps?.currency ?? 'USD'} digits={digits} />;
  return (
    <AdminTable<CostRecord>
      aria-label={t('admin.costs.list')}
      empty={<EmptyState title={t('admin.costs.empty')} text={t('admin.costs.emptyText')} />}
      phone={{
        primaryText: (row) => row.accountName ?? row.email ?? row.month,
        tertiaryText: cost,
        secondaryText: (row) => (
          <>
            {row.accountName && row.email && `${row.email} · `}
            {row.month} · {t('admin.costs.callsText', { smart_count: row.calls })}{' '}
            {by === 'customer' && <Cap row={row} />}
          </>
        ),
      }}
    >
      <Column source="month" />
      {by !== 'month' && <Column source="email" disableSort render={(row) => <Customer row={row} />} />}
      {by === 'account' && <Column source="accountName" disableSort />}
      <Column source="calls" align="right" render={({ calls }) => countText(calls)} />
      <Column
        source="inputTokens"
        disableSort
        align="right"
        render={({ inputTokens }) => countText(inputTokens)}
      />
      <Column
        source="cachedTokens"
        disableSort
        align="right"
        render={({ cachedTokens }) => countText(cachedTokens)}
      />
      <Column
        source="outputTokens"
        disableSort
        align="right"
        render={({ outputTokens }) => countText(outputTokens)}
      />
      <Column source="cost" align="right" render={cost} />
      {by !== 'month' && (
        <Column
          source="commentsPerAnswer"
          disableSort
          align="right"
          render={({ commentsPerAnswer }) => decimalText(commentsPerAnswer) ?? t('admin.costs.tooFew')}
        />
      )}
      {by !== 'month' && (
        <Column
          source="costPerAnswer"
          disableSort
          align="right"
          render={({ costPerAnswer }) =>
            costPerAnswer === null
              ? t('admin.costs.unknown')
              : moneyText(costPerAnswer, caps?.currency ?? 'USD')
          }
        />
      )}
      {by === 'customer' && (
        <Column source="id" label="" disableSort align="right" render={(row) => <Cap row={row} />} />
      )}
    </AdminTable>
  );
}

type Props = { row: CostRecord };

const Customer = ({ row: { userId, email } }: Props) =>
  userId && email ? <TextLink to={pathOf(userId)}>{email}</TextLink> : null;

/** Unknown is never 0. */
function Cost({
  row: { cost, unpriced, estimated },
  currency,
  digits,
}: Props & { currency: string; digits: number }) {
  const t = useTranslate();
  const notes = [
    cost !== null && unpriced > 0 && t('admin.costs.unpriced', { smart_count: unpriced }),
    estimated > 0 && t('admin.costs.estimated', { smart_count: estimated }),
  ].filter(Boolean);
  return (
    <span className="tabular">
      {cost === null ? t('admin.costs.unknown') : moneyText(cost, currency, digits)}
      {notes.length > 0 && (
        <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
          {notes.join(', ')}
        </Box>
      )}
    </span>
  );
}

function Cap({ row: { userId, email } }: Props) {
  const t = useTranslate();
  const { data: caps } = useCaps();
  const [isOpen, setOpen] = useState(false);
  if (!userId || !email) return null;
  return (
    <>
      <Button
        size="small"
        disabled={!caps}
        onClick={() => setOpen(true)}
        aria-label={t('admin.costs.capOf', { email })}
      >
        {t('admin.costs.cap')}
      </Button>
      {isOpen && caps && (
        <CustomerCapDialog caps={caps} customer={{ userId, email }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
