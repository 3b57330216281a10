import { esES as core } from '@mui/material/locale';

export const locales = [core];
