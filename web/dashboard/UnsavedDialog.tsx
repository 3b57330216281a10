import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';

type Props = { open: boolean; name: string; onStay: () => void; onDiscard: () => void };

export function UnsavedDialog({ open, name, onStay, onDiscard }: Props) {
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby="unsaved-title" role="alertdialog">
      <DialogTitle id="unsaved-title">Leave without saving?</DialogTitle>
      <DialogContent>What you changed for {name} has not been saved.</DialogContent>
      <DialogActions>
        <Button onClick={onDiscard} color="error">
          Discard changes
        </Button>
        <Button onClick={onStay} variant="contained" autoFocus>
          Keep editing
        </Button>
      </DialogActions>
    </Dialog>
  );
}
