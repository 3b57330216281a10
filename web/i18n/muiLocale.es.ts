import { esES as core } from '@mui/material/locale';
import { esES as datePickers } from '@mui/x-date-pickers/locales';

export const locales = [core, datePickers];
