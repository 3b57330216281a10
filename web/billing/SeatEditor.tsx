import { Box, Button, Link, Skeleton, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { CheckboxGroupInput, Form, NumberInput } from 'react-admin';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import { useAccounts } from '../accounts/useAccounts.ts';
import { api } from '../api.ts';
import { Problem, type ProblemText } from '../components/Problem.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { failureText } from '../notify.tsx';
import { queryClient } from '../queryClient.ts';
import { money, mostSeats, previewSentence, readSeats, seatChange } from '../subscription/billingModel.ts';
import { useBillingBusy, useSeatPreview } from './useBilling.ts';
import { useChange } from './useConfirmation.tsx';

type Props = {
  onConfirm: () => void;
  seats: number;
  connected: number;
  isTrial: boolean;
  onClose: () => void;
};

export function SeatEditor(props: Props) {
  const { seats, onConfirm, onClose } = props;
  const t = useTranslate('billing');
  const isBusy = useBillingBusy();
  const changeFor = useSeatChange(props);
  const [problem, setProblem] = useState<ProblemText | null>(null);

  const saving = useChange(onConfirm, {
    async run({ seats, leaving }: { seats: number; leaving: readonly string[] }) {
      setProblem(null);
      try {
        for (const accountId of leaving) await api.disconnectAccount(accountId);
      } finally {
        if (leaving.length > 0) void queryClient.invalidateQueries({ queryKey: ['linkedin-accounts'] });
      }
      return api.updateSubscription({ seats });
    },
    done: t('seatEditor.updated'),
    failed: t('seatEditor.failed'),
    onError: (error, failed) => setProblem(failureText(error, failed)),
  });

  async function save(values: FieldValues): Promise<void> {
    const { kind, wanted, leaving } = changeFor(values);
    if (kind === 'same') onClose();
    if (kind !== 'change' || wanted === null) return;
    if (!(await saving.submit({ seats: wanted, leaving }))) onClose();
  }

  return (
    <Box
      onKeyDown={(event) => event.key === 'Escape' && !isBusy && onClose()}
      sx={{
        mt: 5,
        pt: 5,
        borderTop: 1,
        borderColor: 'line',
        '& form': { display: 'grid', gap: 4 },
        '& .MuiFormControl-root': { my: 0 },
      }}
    >
      <Form
        record={{ seats, leaving: [] }}
        mode="onChange"
        onSubmit={save}
        noValidate
        aria-label={t('subscription.editSeats')}
      >
        <Fields {...props} problem={problem} isBusy={isBusy} isSaving={saving.busy} />
      </Form>
    </Box>
  );
}

function useSeatChange({ seats, connected }: Props) {
  const { accounts } = useAccounts();
  return (values: FieldValues) => {
    const wanted = readSeats(String(values.seats ?? ''));
    const over = wanted !== null && wanted < seats ? connected - wanted : 0;
    const chosen: string[] = values.leaving ?? [];
    const leaving =
      over > 0 ? accounts.map(({ accountId }) => accountId).filter((id) => chosen.includes(id)) : [];
    return { kind: seatChange(wanted, seats, connected, leaving.length), wanted, over, leaving };
  };
}

type FieldsProps = Props & { problem: ProblemText | null; isBusy: boolean; isSaving: boolean };

function Fields({ problem, isBusy, isSaving, ...props }: FieldsProps) {
  const { seats, connected, isTrial, onClose } = props;
  const t = useTranslate('billing');
  const { accounts } = useAccounts();
  const { kind, wanted, over, leaving } = useSeatChange(props)(useWatch());
  const { isSubmitting } = useFormState();
  const choices = useRef<HTMLDivElement>(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 3, alignItems: 'flex-start' }}>
        <NumberInput
          source="seats"
          label={t('seatEditor.number')}
          autoFocus
          disabled={isBusy}
          min={1}
          max={mostSeats}
          step={1}
          validate={(value) =>
            value == null || readSeats(String(value)) !== null
              ? undefined
              : t('seatEditor.wrong', { most: mostSeats })
          }
          helperText={t('seatEditor.range', { most: mostSeats })}
          onFocus={(event) => event.target.select()}
          sx={{ width: { xs: '100%', sm: 200 } }}
        />
        <Box sx={{ flex: '1 1 280px', minWidth: 0, minHeight: { sm: 82 } }}>
          <SeatCost
            wanted={wanted}
            seats={seats}
            isTrial={isTrial}
            over={over}
            onChoose={() => choices.current?.querySelector('input')?.focus()}
          />
        </Box>
      </Box>
      {over > 0 && (
        <div ref={choices}>
          <Typography variant="h3">{t('seatEditor.which', { smart_count: over })}</Typography>
          <CheckboxGroupInput
            source="leaving"
            label={t('seatEditor.note', { connected, wanted: wanted ?? 0 })}
            row={false}
            choices={accounts.map(({ accountId, name, email }) => ({
              id: accountId,
              name: `${name} ${email}`,
              isOff: isBusy || (!leaving.includes(accountId) && leaving.length >= over),
            }))}
            disableValue="isOff"
            translateChoice={false}
            helperText={false}
            sx={{ '& .RaCheckboxGroupInput-label': { transform: 'none', mb: 2 } }}
          />
        </div>
      )}
      <Problem problem={problem} />
      <Box sx={{ display: 'flex', gap: 2 }}>
        <Button
          type="submit"
          variant="contained"
          color={leaving.length > 0 ? 'error' : 'primary'}
          loading={isSaving}
          disabled={isBusy || isSubmitting || kind === 'invalid' || kind === 'disconnect'}
        >
          {t(over > 0 ? 'seatEditor.disconnect' : 'seatEditor.update')}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          {t('cancel')}
        </Button>
      </Box>
    </>
  );
}

type SeatCostProps = Pick<Props, 'seats' | 'isTrial'> & {
  wanted: number | null;
  /** How many accounts must be disconnected first. */
  over: number;
  onChoose: () => void;
};

function SeatCost({ wanted, seats, isTrial, over, onChoose }: SeatCostProps) {
  const t = useTranslate('billing');
  const asks = wanted !== null && wanted !== seats && over <= 0;
  const { data, error, isError } = useSeatPreview(asks ? wanted : null);
  const muted = { color: 'text.secondary' } as const;
  if (wanted === null) return null;
  if (wanted === seats) return <Typography sx={muted}>{t('cost.same', { smart_count: seats })}</Typography>;
  if (over > 0) {
    return (
      <>
        <Typography sx={muted}>{t('cost.held')}</Typography>
        <Link
          component="button"
          type="button"
          onClick={onChoose}
          sx={{ mt: 1, minHeight: 24, textAlign: 'left' }}
        >
          {t('cost.choose', { smart_count: over })}
        </Link>
      </>
    );
  }
  if (isError && error) {
    return (
      <Typography role="alert" sx={muted}>
        {t('cost.failed')} {error.message}
      </Typography>
    );
  }
  if (!data) {
    return (
      <Box role="status" aria-label={t('cost.working')}>
        <Skeleton width="70%" />
        <Skeleton width="50%" />
      </Box>
    );
  }
  return (
    <Box role="status">
      <Typography sx={{ fontWeight: 500 }}>{previewSentence(t, data)}</Typography>
      {isTrial && (
        <Typography variant="body2" sx={muted}>
          {t('cost.trial')}
        </Typography>
      )}
      {data.lines.length > 0 && (
        <Box
          component="ul"
          aria-label={t('cost.lines')}
          sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1, maxWidth: 520 }}
        >
          {data.lines.map(({ description, amount }) => (
            <Typography
              key={`${description} ${amount}`}
              component="li"
              variant="body2"
              className="tabular"
              sx={{ ...muted, display: 'flex', justifyContent: 'space-between', gap: 4 }}
            >
              <span>{description}</span>
              <span>{money(amount, data.currency)}</span>
            </Typography>
          ))}
        </Box>
      )}
    </Box>
  );
}
