import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { crud } from 'express-crud-router';
import { DataTypes, Sequelize } from 'sequelize';
import * as sqlite3 from './sqlite3.ts';

/*
 * The list as a few lines of express-crud-router and sequelize give it, on the table that they make: no token, no validation, and
 * nothing in the table but this user's comments, which spares them a filter.
 */
const require = createRequire(import.meta.url);
const express = require('express');
const { default: sequelizeCrud } = require('express-crud-router-sequelize-v6-connector');

const [storage = ''] = process.argv.slice(2);
const sequelize = new Sequelize({ dialect: 'sqlite', dialectModule: sqlite3, storage, logging: false });
const text = () => ({ type: DataTypes.TEXT, allowNull: false });
const Comment = sequelize.define(
  'comment',
  {
    _id: { type: DataTypes.STRING, primaryKey: true },
    accountId: text(),
    postUrl: text(),
    posterName: text(),
    posterImageUrl: text(),
    comment: text(),
    category: text(),
    // As text, because the connector reads raw rows, and there a DATE is whatever SQLite holds.
    createdAt: text(),
  },
  { tableName: 'comments', timestamps: false, indexes: [{ fields: ['createdAt'] }] },
);
await sequelize.sync();

const app = express();
app.use(crud('/api/comment', sequelizeCrud(Comment)));
const listening = app.listen(0, '127.0.0.1', () =>
  process.send?.({ port: (listening.address() as AddressInfo).port }),
);
