import path from 'node:path'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'

export default {
  entry: './src/main.tsx',
  output: { path: path.resolve('dist'), filename: 'main.js', assetModuleFilename: '[name][ext]' },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        exclude: /node_modules/,
        loader: 'babel-loader',
        options: {
          presets: [
            '@babel/preset-env',
            ['@babel/preset-react', { runtime: 'automatic' }],
            '@babel/preset-typescript',
          ],
        },
      },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
    ],
  },
  plugins: [new MiniCssExtractPlugin({ filename: 'main.css' })],
  // React and the components are one file here; an app would split it.
  performance: false,
}
